module github.com/beichen-charts/beichen/clients/go

go 1.19
