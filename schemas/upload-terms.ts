/** Media types that pictures and documents may have (spec: decisions API-15). */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export const documentTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const

/** How large a file may be where a call says no more (spec: decisions API-15). */
export const UPLOAD_MB = 10
export const UPLOAD_BYTES = UPLOAD_MB * 1024 * 1024
