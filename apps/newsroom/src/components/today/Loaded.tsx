import type { PayloadRequest } from 'payload'
import type { ReactNode } from 'react'
import { textFor } from '../../bilingual.ts'
import { texts } from './texts.ts'

type Props<Data> = {
  req: PayloadRequest
  /** For the log. */
  name: string
  read: () => Promise<Data>
  children: (data: Data) => ReactNode
}

/** A block that cannot be read says so, and leaves the others as they are. */
export async function Loaded<Data>({ req, name, read, children }: Props<Data>) {
  let data: Data
  try {
    data = await read()
  } catch (error) {
    req.payload.logger.error({ err: error, block: name }, 'a block of the dashboard could not be read')
    return (
      <p className="today__failed" role="alert">
        {textFor(req, texts.failed)}
      </p>
    )
  }
  return children(data)
}
