/** The ports of one club on 127.0.0.1, from its base. Two apis and two sites, so that one can be restarted. */
export const clubPorts = (base: number) => ({
  api: [base + 1, base + 11],
  newsroom: base + 2,
  site: [base + 3, base + 13],
  /** Where the purger tells a site what has changed. */
  sitePrivate: [base + 6, base + 16],
  purger: base + 7,
  /** Of the first site only. */
  preview: base + 8,
  metrics: {
    api: [base + 21, base + 31],
    newsroom: base + 22,
    site: [base + 23, base + 33],
    worker: base + 24,
    purger: base + 27,
  },
})

export const firstPortBase = 4300

/** Of the whole server. */
export const serverPorts = {
  /** The edge's private listener for the purgers. */
  refresh: 4190,
  /** How many connections the edge has, as nginx says it: /status. */
  edgeStatus: 4192,
  /** Metrics of the edge and of the machine: backups, certificates, disk. */
  metrics: 4191,
}
