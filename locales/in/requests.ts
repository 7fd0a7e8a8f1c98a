export { default } from '../en/requests.ts'
