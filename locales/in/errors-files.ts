export { default } from '../en/errors-files.ts'
