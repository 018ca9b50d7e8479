import { useRouteError } from 'react-router'

export const useIsErrorPage = (): boolean => Boolean(useRouteError())
