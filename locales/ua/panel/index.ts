export { default as common } from './common.ts'
export { default as export } from './export.ts'
