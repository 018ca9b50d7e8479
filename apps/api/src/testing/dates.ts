export const day = (date: string) => `${date}T10:00:00.000Z`
export const farFuture = '2099-01-01'
