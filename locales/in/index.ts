export * from '../en/index.ts'
export { default as 'enums-requests' } from './enums-requests.ts'
