import { useRouteError } from 'react-router'

/** Whether what is shown is an error page. */
export const useFailed = (): boolean => Boolean(useRouteError())
