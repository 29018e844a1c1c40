package beichen

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// ProblemError is a rejected request, with the problem document of the service (RFC 9457).
// Its Code is empty if the answer is not from the service. Its text has every fault: the parameter, the given value, the allowed values.
type ProblemError struct {
	Problem
	// Sent is the request by the names of the service.
	Sent map[string]any `json:"-"`
	// RetryAfter is the time to wait before a retry; 0 if the answer does not have it.
	RetryAfter time.Duration
}

func (problem *ProblemError) Error() string {
	if len(problem.Errors) == 0 {
		if problem.Detail == "" {
			return fmt.Sprintf("the service answered %d", problem.Status)
		}
		return problem.Detail
	}
	faults := make([]string, len(problem.Errors))
	for n, item := range problem.Errors {
		faults[n] = faultOf(item, problem.Sent)
	}
	return strings.Join(faults, " ")
}

const maxGiven = 80

// faultOf returns text such as: hour: hour must be from 0 to 23. (given: 25, allowed: 0-23)
func faultOf(item ProblemItem, sent map[string]any) string {
	var given any = sent
	for _, name := range strings.Split(item.Parameter, ".") {
		object, _ := given.(map[string]any)
		given = object[name]
	}
	facts := []string{}
	if given != nil {
		text, _ := json.Marshal(given) // it was sent as JSON
		shown := []rune(string(text))
		if len(shown) > maxGiven {
			shown = shown[:maxGiven]
		}
		facts = append(facts, "given: "+string(shown))
	}
	if item.Allowed != "" {
		facts = append(facts, "allowed: "+item.Allowed)
	}
	fault := item.Parameter + ": " + item.Detail
	if len(facts) > 0 {
		fault += " (" + strings.Join(facts, ", ") + ")"
	}
	return fault
}

// UnreachableError is a service that cannot be reached, or not within the time limit. It wraps the error of the connection.
type UnreachableError struct {
	// BaseURL is the address that was tried.
	BaseURL string
	Err     error
}

func (unreachable *UnreachableError) Error() string {
	return fmt.Sprintf("there is no answer from %s: %v", unreachable.BaseURL, unreachable.Err)
}

// Unwrap returns the error of the connection.
func (unreachable *UnreachableError) Unwrap() error { return unreachable.Err }

func problemOf(response *http.Response, body []byte, sent map[string]any) *ProblemError {
	problem := &ProblemError{Sent: sent}
	if strings.HasPrefix(response.Header.Get("Content-Type"), "application/problem+json") {
		_ = json.Unmarshal(body, &problem.Problem) // an unreadable body is a problem without a code
	}
	problem.Status = response.StatusCode
	if seconds, err := strconv.Atoi(response.Header.Get("Retry-After")); err == nil && seconds > 0 {
		problem.RetryAfter = time.Duration(seconds) * time.Second
	}
	return problem
}
