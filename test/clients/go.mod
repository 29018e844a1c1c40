module beichen.example/behaviour

go 1.19

require github.com/beichen-charts/beichen/clients/go v1.0.0

replace github.com/beichen-charts/beichen/clients/go => ../../clients/go
