package beichen

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// ProblemError is a request that was refused, with the problem document of the service (RFC 9457).
// Its Code is empty where something other than the service answered.
type ProblemError struct {
	Problem
	// RetryAfter is how long to wait before another try; 0 where the answer does not say it.
	RetryAfter time.Duration
}

func (problem *ProblemError) Error() string {
	if problem.Detail == "" {
		return fmt.Sprintf("the service answered %d", problem.Status)
	}
	return problem.Detail
}

func problemOf(response *http.Response, body []byte) *ProblemError {
	problem := &ProblemError{}
	if strings.HasPrefix(response.Header.Get("Content-Type"), "application/problem+json") {
		_ = json.Unmarshal(body, &problem.Problem) // what cannot be read is a problem without a code
	}
	problem.Status = response.StatusCode
	if seconds, err := strconv.Atoi(response.Header.Get("Retry-After")); err == nil && seconds > 0 {
		problem.RetryAfter = time.Duration(seconds) * time.Second
	}
	return problem
}
