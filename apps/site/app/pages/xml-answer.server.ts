import { wholeAnswer } from '~/whole-page.server.ts'

/** A document that is no page; what does not exist is said in a word. */
export const xmlAnswer = (request: Request, type: string, xml: string | undefined): Promise<Response> =>
  xml === undefined
    ? wholeAnswer(request, 404, new Headers({ 'content-type': 'text/plain; charset=utf-8' }), 'Not found\n')
    : wholeAnswer(request, 200, new Headers({ 'content-type': `${type}; charset=utf-8` }), xml)
