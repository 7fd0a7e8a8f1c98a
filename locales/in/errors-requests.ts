export { default } from '../en/errors-requests.ts'
