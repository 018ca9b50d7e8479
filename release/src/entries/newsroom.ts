import { createHash } from 'node:crypto'
import { captureConsole } from '@palank/telemetry/capture-console'

// Next writes before its own hook can take over the console.
captureConsole('newsroom')

// The key in the build is the same on every server.
const { PAYLOAD_SECRET = '' } = process.env
process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ??= createHash('sha256')
  .update(`server actions\0${PAYLOAD_SECRET}`)
  .digest('base64')

await import(new URL('./standalone/apps/newsroom/server.js', import.meta.url).href)
