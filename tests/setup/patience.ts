/** How long a test waits for something to show, in ms: far more than it takes, so that how fast a machine is decides nothing. */
export const patience = 30_000
/** The same for the product to be started, which makes a database first. */
export const startPatience = 100_000
