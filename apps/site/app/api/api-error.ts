/** The api's refusal, or the failure to get an answer out of it (502 and 504). */
export class ApiError extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.name = 'ApiError'
    this.status = status
  }
}

export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404
