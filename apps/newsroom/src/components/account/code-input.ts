export const codeInput = { autoComplete: 'one-time-code', autoCapitalize: 'none', spellCheck: false } as const
