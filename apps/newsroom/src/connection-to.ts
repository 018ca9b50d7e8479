/**
 * How every process of the newsroom connects. PostgreSQL compiles a plan that it believes to be expensive and starts
 * processes for it, as Debian configures it. Both cost seconds where the estimate is wrong, and most plans here are
 * estimated far above what they read. A server that was set up earlier has no such settings on its roles.
 */
export const connectionTo = (databaseUrl: string) => ({
  connectionString: databaseUrl,
  options: '-c jit=off -c max_parallel_workers_per_gather=0',
})
