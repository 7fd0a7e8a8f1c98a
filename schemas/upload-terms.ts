/** How large a file may be, in megabytes, where a call says no more (spec: decisions API-15). */
export const UPLOAD_MB = 10
