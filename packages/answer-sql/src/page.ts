export type Page = { page: number; per_page: number }

export const offsetOf = ({ page, per_page }: Page): number => (page - 1) * per_page

const opening = Buffer.from('{"data":')
const closing = Buffer.from('}')
const emptyList = Buffer.from('[]')

/** Wraps JSON that PostgreSQL has already written. */
export const single = (data: Buffer): Buffer => Buffer.concat([opening, data, closing])

export function paged(data: Buffer | null, total: number, { page, per_page }: Page): Buffer {
  const lastPage = Math.max(1, Math.ceil(total / per_page))
  const meta = `,"meta":{"current_page":${page},"per_page":${per_page},"last_page":${lastPage},"total":${total}}}`
  return Buffer.concat([opening, data ?? emptyList, Buffer.from(meta)])
}
