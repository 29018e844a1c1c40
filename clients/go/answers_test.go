package beichen

import (
	"bufio"
	"bytes"
	"encoding/json"
	"os"
	"testing"
)

// TestRecordedAnswers reads recorded answers, JSON lines in the file that ANSWERS names, into the types of the client, and writes them again without a
// difference.
func TestRecordedAnswers(t *testing.T) {
	file, err := os.Open(os.Getenv("ANSWERS"))
	if err != nil {
		t.Skip("ANSWERS names no file; npx vitest run test/clients.test.ts records one")
	}
	defer file.Close()
	lines := bufio.NewScanner(file)
	lines.Buffer(nil, 1<<24)
	for lines.Scan() {
		var recorded struct {
			Type   string
			Answer json.RawMessage
		}
		if err := json.Unmarshal(lines.Bytes(), &recorded); err != nil {
			t.Fatal(err)
		}
		answer := answers[recorded.Type]()
		decoder := json.NewDecoder(bytes.NewReader(recorded.Answer))
		decoder.DisallowUnknownFields()
		if err := decoder.Decode(answer); err != nil {
			t.Fatalf("%s: %v", recorded.Type, err)
		}
		written, err := json.Marshal(answer)
		if err != nil || same(t, written) != same(t, recorded.Answer) {
			t.Fatalf("%s is not written as it was read", recorded.Type)
		}
	}
}

// The text of a value with its members sorted, without empty lists: Go leaves out those that may be absent.
func same(t *testing.T, text []byte) string {
	var value any
	if err := json.Unmarshal(text, &value); err != nil {
		t.Fatal(err)
	}
	sorted, _ := json.Marshal(withoutEmpty(value))
	return string(sorted)
}

func withoutEmpty(value any) any {
	switch value := value.(type) {
	case map[string]any:
		for name, member := range value {
			if list, isList := member.([]any); isList && len(list) == 0 {
				delete(value, name)
				continue
			}
			value[name] = withoutEmpty(member)
		}
	case []any:
		for n, item := range value {
			value[n] = withoutEmpty(item)
		}
	}
	return value
}
