// Runs one statement in DuckDB, with little memory and on one core: `node duckdb.mjs "COPY …"`. Its result is printed as JSON.

import { DuckDBInstance } from '@duckdb/node-api';

const database = await DuckDBInstance.create(':memory:', { threads: '1', memory_limit: '1GB' });
const connection = await database.connect();
const result = await connection.runAndReadAll(process.argv[2]);
if (process.argv[3] === '--rows') process.stdout.write(JSON.stringify(result.getRowsJson()));
