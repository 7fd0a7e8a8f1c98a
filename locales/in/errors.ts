export { default } from '../en/errors.ts'
