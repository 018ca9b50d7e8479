/** In characters, for every way to set a password. */
export const minPasswordLength = 12
