export { default } from '../en/errors-auth.ts'
