// For health checks: exits with 0 if the address answers with success.
const [url] = process.argv.slice(2)
const response = await fetch(url, { signal: AbortSignal.timeout(4000) }).catch(() => undefined)
process.exit(response?.ok ? 0 : 1)
