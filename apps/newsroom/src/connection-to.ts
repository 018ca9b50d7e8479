/**
 * The connection settings of every process of the newsroom. By default PostgreSQL compiles plans with a high estimated
 * cost and starts parallel workers for them. The estimates for most queries here are far too high, so both would waste
 * seconds. The settings are also on the roles, but not on servers that were set up earlier.
 */
export const connectionTo = (databaseUrl: string) => ({
  connectionString: databaseUrl,
  options: '-c jit=off -c max_parallel_workers_per_gather=0',
})
