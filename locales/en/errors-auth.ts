export default {
  wrong_credentials: 'The login or password is wrong',
  code_wrong: 'The code is wrong. Check the digits.',
  code_expired: 'The code has expired. Get a new one.',
  code_attempts: 'No attempts left. Get a new code.',
  token_invalid: 'The link has been used or has expired. Get a new one.',
  already_confirmed: 'This is already confirmed',
  email_taken: 'This email is taken. Sign in or enter another.',
  phone_taken: 'This phone number is taken. Sign in or enter another.',
  client_not_found: 'There is no student with these contact details',
  password: '8 to 64 characters with a letter and a digit, not the same as the email',
  password_mismatch: 'The passwords differ',
  terms: 'Accept the terms to continue',
}
