/** How long a test waits for something to show, in ms: far more than it takes, so that how fast a machine is decides nothing. */
export const patience = 30_000
