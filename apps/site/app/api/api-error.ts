/** The api's error status; 502 or 504 if it gave no usable answer. */
export class ApiError extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.name = 'ApiError'
    this.status = status
  }
}

export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** The answer, or undefined where the api says 404. */
export async function unlessMissing<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}
