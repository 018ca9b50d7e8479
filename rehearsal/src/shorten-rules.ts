const units: Record<string, number> = { s: 1, m: 60, h: 3600, d: 86_400 }
const secondsOf = (amount: string, unit: string) => Number(amount) * (units[unit] ?? 1)

/** The factors leave each range several readings, taken every two seconds. */
const waitFactor = 60
const rangeFactor = 30
const offsetFactor = 720

/** The same rules for an impatient Prometheus: what waits for minutes waits for seconds. Thresholds stay as they are. */
export const shortenRules = (rules: string): string =>
  rules
    .replaceAll(
      /for: (\d+)([smhd])\n/g,
      (_, amount, unit) => `for: ${Math.max(2, Math.round(secondsOf(amount, unit) / waitFactor))}s\n`,
    )
    .replaceAll(
      /\[(\d+)([smhd])\]/g,
      (_, amount, unit) => `[${Math.max(10, Math.round(secondsOf(amount, unit) / rangeFactor))}s]`,
    )
    .replaceAll(
      /offset (\d+)([smhd])/g,
      (_, amount, unit) => `offset ${Math.round(secondsOf(amount, unit) / offsetFactor)}s`,
    )
