// Apart from the schema, so that the browser's form takes them without its library.

/** HTML's own rule of an e-mail field, as the WHATWG writes it: what a browser lets through is taken. */
export const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/
export const longestEmail = 254

export const phonePattern = /^\d{2} \d{2} \d{3} \d{4}$/
