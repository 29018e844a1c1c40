// Calls the scripted service whose address is given, and prints how the client read its answers.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"log"
	"os"
	"time"

	beichen "github.com/beichen-charts/beichen/clients/go"
)

func main() {
	ctx := context.Background()
	client := beichen.NewClient(os.Args[1])
	client.Language, client.Retries, client.MaxWait, client.UserAgent = "vi", 1, 5*time.Second, "trial/1"
	birth := beichen.BirthData{Date: "1990-07-23", Hour: beichen.Ptr(0), Gender: "male", CityID: "beijing-1816670"}

	chart := must(client.Chart(ctx, beichen.ChartRequest{BirthData: birth}))
	refusals := [][]any{}
	for range [4]int{} {
		_, err := client.Chart(ctx, beichen.ChartRequest{BirthData: birth})
		refusals = append(refusals, refusalOf(err))
	}
	births := []string{}
	err := client.EachBirth(ctx, beichen.BirthsRequest{Pillars: "庚午"}, func(found beichen.FoundBirth) bool {
		births = append(births, found.Date)
		return true
	})
	birth.Hour = nil
	text := must(client.CalendarText(ctx, beichen.CalendarRequest{BirthData: birth, From: "2026-12-01", With: "clash"}))
	cities := must(client.Cities(ctx, beichen.CitiesQuery{Q: "北京 & 上海", Limit: beichen.Ptr(2)}))
	must(true, json.NewEncoder(os.Stdout).Encode(map[string]any{
		"later":    []string{chart.Language, chart.MainStar.ID},
		"refusals": refusals,
		"births":   must(births, err),
		"text":     text,
		"cities":   cities.Count,
	}))
}

func refusalOf(err error) []any {
	var problem *beichen.ProblemError
	if !errors.As(err, &problem) {
		return []any{"no refusal"}
	}
	refusal := []any{problem.Status, problem.Code, nil, nil}
	if len(problem.Errors) > 0 {
		refusal[2] = problem.Errors[0].Parameter
	}
	if problem.RetryAfter > 0 {
		refusal[3] = problem.RetryAfter.Seconds()
	}
	return refusal
}

func must[Value any](value Value, err error) Value {
	if err != nil {
		log.Fatal(err)
	}
	return value
}
