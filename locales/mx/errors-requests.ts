export { default } from '../es/errors-requests.ts'
