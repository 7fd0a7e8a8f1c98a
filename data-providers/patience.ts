/** How long a call may take before the server counts as out of reach, ms; files may take longer. */
export const PATIENCE = 20_000
export const PATIENCE_FOR_FILES = 300_000
