import { bufferedResponse } from '~/buffered-response.server.ts'

/** An XML document, or a plain 404. */
export const xmlResponse = (request: Request, type: string, xml: string | undefined): Promise<Response> =>
  xml === undefined
    ? bufferedResponse(
        request,
        404,
        new Headers({ 'content-type': 'text/plain; charset=utf-8' }),
        'Not found\n',
      )
    : bufferedResponse(request, 200, new Headers({ 'content-type': `${type}; charset=utf-8` }), xml)
