// Package beichen is the client of the Beichen service: natal charts of Zi Wei Dou Shu and the Four Pillars.
package beichen

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strings"
	"time"
)

// Client calls the service at an address. Only BaseURL is required.
type Client struct {
	// BaseURL is the address of the service, such as https://charts.example.org.
	BaseURL string
	// Language of names and texts: the lang of every request that has none.
	Language string
	// Retries is the maximum number of retries after 429 or 503 with Retry-After.
	Retries int
	// MaxWait is the longest wait before a retry; a longer one is returned as a problem at once.
	MaxWait time.Duration
	// UserAgent is the name of your program, sent before the client's name.
	UserAgent string
	// HTTP sends the requests; its Timeout applies to one try.
	HTTP *http.Client
}

// NewClient returns a client with two retries, waits of at most a minute, and 30 seconds for one try.
func NewClient(baseURL string) *Client {
	return &Client{BaseURL: baseURL, Retries: 2, MaxWait: time.Minute, HTTP: &http.Client{Timeout: 30 * time.Second}}
}

// Ptr returns a pointer to a value, for members that may be absent: Hour: beichen.Ptr(8).
func Ptr[Value any](value Value) *Value { return &value }

// EachBirth calls found with all births that fit, page after page, until it returns false. Each page is a call.
func (client *Client) EachBirth(ctx context.Context, request BirthsRequest, found func(FoundBirth) bool) error {
	for {
		page, err := client.Births(ctx, request)
		if err != nil {
			return err
		}
		for _, birth := range page.Births {
			if !found(birth) {
				return nil
			}
		}
		if page.Next == "" {
			return nil
		}
		request.After = page.Next
	}
}

// operation is one endpoint of the service, with its method and media type.
type operation struct {
	method, path, accept string
	hasLanguage          bool
}

// call performs one operation and returns its answer: a document, or a text.
func call[Answer any](ctx context.Context, client *Client, operation operation, request any) (Answer, error) {
	var answer Answer
	body, err := client.send(ctx, operation, request)
	if err != nil {
		return answer, err
	}
	if text, isText := any(&answer).(*string); isText {
		*text = string(body)
		return answer, nil
	}
	return answer, json.Unmarshal(body, &answer)
}

func (client *Client) send(ctx context.Context, operation operation, request any) ([]byte, error) {
	fields, err := client.fieldsOf(operation, request)
	if err != nil {
		return nil, err
	}
	for tries := 0; ; tries++ {
		body, problem, err := client.try(ctx, operation, fields)
		if err != nil || problem == nil {
			return body, err
		}
		if tries >= client.Retries || problem.RetryAfter == 0 || problem.RetryAfter > client.MaxWait {
			return nil, problem
		}
		select {
		case <-ctx.Done():
			return nil, ctx.Err()
		case <-time.After(problem.RetryAfter):
		}
	}
}

func (client *Client) try(ctx context.Context, operation operation, fields map[string]any) ([]byte, *ProblemError, error) {
	request, err := client.requestOf(ctx, operation, fields)
	if err != nil {
		return nil, nil, err
	}
	sender := client.HTTP
	if sender == nil {
		sender = http.DefaultClient
	}
	response, err := sender.Do(request)
	if err != nil {
		return nil, nil, client.unreachable(ctx, err)
	}
	defer response.Body.Close()
	body, err := io.ReadAll(response.Body)
	if err != nil {
		return nil, nil, client.unreachable(ctx, err)
	}
	if response.StatusCode < 300 {
		return body, nil, nil
	}
	return nil, problemOf(response, body, fields), nil
}

// unreachable returns the error of a call whose connection failed: the caller's own error if the context has ended.
func (client *Client) unreachable(ctx context.Context, err error) error {
	if ctx.Err() != nil {
		return ctx.Err()
	}
	return &UnreachableError{BaseURL: client.BaseURL, Err: err}
}

// fieldsOf returns the request by the names of the service, with the language of the client.
func (client *Client) fieldsOf(operation operation, request any) (map[string]any, error) {
	fields := map[string]any{}
	if operation.hasLanguage && client.Language != "" {
		fields["lang"] = client.Language
	}
	if request == nil {
		return fields, nil
	}
	text, err := json.Marshal(request)
	if err != nil {
		return nil, err
	}
	decoder := json.NewDecoder(bytes.NewReader(text))
	decoder.UseNumber()
	return fields, decoder.Decode(&fields)
}

func (client *Client) requestOf(ctx context.Context, operation operation, fields map[string]any) (*http.Request, error) {
	if base, err := url.Parse(client.BaseURL); err != nil || (base.Scheme != "http" && base.Scheme != "https") || base.Host == "" {
		return nil, fmt.Errorf("BaseURL must be the address of the service, with its scheme, such as https://charts.example.org; %q was given", client.BaseURL)
	}
	address := strings.TrimRight(client.BaseURL, "/") + operation.path
	var body io.Reader
	if operation.method == http.MethodPost {
		text, err := json.Marshal(fields)
		if err != nil {
			return nil, err
		}
		body = bytes.NewReader(text)
	} else if len(fields) > 0 {
		query := url.Values{}
		for name, value := range fields {
			query.Set(name, fmt.Sprint(value))
		}
		address += "?" + query.Encode()
	}
	request, err := http.NewRequestWithContext(ctx, operation.method, address, body)
	if err != nil {
		return nil, err
	}
	if body != nil {
		request.Header.Set("Content-Type", "application/json")
	}
	request.Header.Set("Accept", operation.accept+", application/problem+json")
	request.Header.Set("User-Agent", strings.TrimSpace(client.UserAgent+" beichen-go/"+version))
	return request, nil
}
