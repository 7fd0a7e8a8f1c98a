export { default } from '../en/wallet.ts'
