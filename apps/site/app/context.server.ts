import { createContext } from 'react-router'
import type { Site } from './site.server.ts'

/** Set by the server for each request. */
export const siteContext = createContext<Site>()
