import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { basePath } from '@palank/contract/calls'
import type { FastifyInstance } from 'fastify'

const referencePath = '/reference'

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Palánk content API</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${referencePath}/swagger-ui.css">
    <script src="${referencePath}/swagger-ui-bundle.js" defer></script>
    <script src="${referencePath}/start.js" defer></script>
  </head>
  <body>
    <div id="reference"></div>
  </body>
</html>
`

// A file of its own, so that the policy below needs no inline scripts. The validator would be a foreign service.
const startScript = `SwaggerUIBundle({
  url: '${basePath}/openapi.json',
  dom_id: '#reference',
  validatorUrl: null,
  deepLinking: true,
  displayRequestDuration: true,
})
`

const headers = {
  // Swagger UI sets inline styles and draws its icons from data URLs.
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-cache',
}

/** Read on request: 1.9 MB that most processes never serve should not slow their start. */
const readAsset = (name: string) => readFile(fileURLToPath(import.meta.resolve(`swagger-ui-dist/${name}`)))

const files: Record<string, { type: string; read: () => string | Promise<Buffer> }> = {
  '': { type: 'text/html', read: () => page },
  '/start.js': { type: 'text/javascript', read: () => startScript },
  '/swagger-ui.css': { type: 'text/css', read: () => readAsset('swagger-ui.css') },
  '/swagger-ui-bundle.js': { type: 'text/javascript', read: () => readAsset('swagger-ui-bundle.js') },
}

/** The OpenAPI document as a page for developers; the edge has no route to the api, so no visitor reaches it. */
export function addReference(app: FastifyInstance): void {
  for (const [name, { type, read }] of Object.entries(files)) {
    app.get(`${referencePath}${name}`, async (_request, reply) =>
      reply
        .type(`${type}; charset=utf-8`)
        .headers(headers)
        .send(await read()),
    )
  }
}
