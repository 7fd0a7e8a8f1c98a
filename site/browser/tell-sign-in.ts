/** Has the header of this page show who has signed in by what was sent on it, as it does when another tab tells so. */
export const tellSignIn = () => window.dispatchEvent(new StorageEvent('storage', { key: 'account' }))
