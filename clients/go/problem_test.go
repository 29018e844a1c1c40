package beichen

import (
	"context"
	"errors"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

const refusal = `{"status":400,"code":"invalid_parameters","detail":"Please check: hour, one.date.","errors":[
	{"parameter":"hour","detail":"hour must be from 0 to 23.","allowed":"0-23"},
	{"parameter":"one.date","detail":"There is no day 1990-02-30."}]}`

func TestErrorsSayWhy(t *testing.T) {
	server := httptest.NewServer(http.HandlerFunc(func(answer http.ResponseWriter, _ *http.Request) {
		answer.Header().Set("Content-Type", "application/problem+json")
		answer.WriteHeader(http.StatusBadRequest)
		_, _ = answer.Write([]byte(refusal))
	}))
	birth := ChartRequest{BirthData: BirthData{Date: "1990-07-23", Hour: Ptr(25)}}
	textOf := func(baseURL string) (string, error) {
		_, err := NewClient(baseURL).Chart(context.Background(), birth)
		return err.Error(), err
	}
	text, err := textOf(server.URL)
	want := "hour: hour must be from 0 to 23. (given: 25, allowed: 0-23) one.date: There is no day 1990-02-30."
	var problem *ProblemError
	if text != want || !errors.As(err, &problem) {
		t.Errorf("a refusal says %q", text)
	}
	server.Close()
	text, err = textOf(server.URL)
	var unreachable *UnreachableError
	if !errors.As(err, &unreachable) || !strings.HasPrefix(text, "there is no answer from "+server.URL) {
		t.Errorf("a server that is down says %q", text)
	}
	for _, address := range []string{"", "127.0.0.1:3000", "localhost", "/beichen"} {
		text, _ = textOf(address)
		if !strings.HasPrefix(text, "BaseURL must be the address of the service, with its scheme") {
			t.Errorf("the address %q says %q", address, text)
		}
	}
}
