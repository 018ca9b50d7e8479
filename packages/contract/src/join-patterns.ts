// Separate from the schema, so that the browser's form can import them without zod.

/** The WHATWG pattern of `<input type="email">`: whatever a browser accepts is accepted. */
export const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/
export const longestEmail = 254

export const phonePattern = /^\d{2} \d{2} \d{3} \d{4}$/
