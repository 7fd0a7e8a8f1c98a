export { default as common } from './common.ts'
