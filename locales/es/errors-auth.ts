export default {
  wrong_credentials: 'El usuario o la contraseña no son correctos',
  code_wrong: 'El código no es correcto. Revisa las cifras.',
  code_expired: 'El código ha caducado. Pide uno nuevo.',
  code_attempts: 'No quedan intentos. Pide un código nuevo.',
  token_invalid: 'El enlace ya se usó o ha caducado. Pide uno nuevo.',
  already_confirmed: 'Esto ya está confirmado',
  email_taken: 'Este correo ya está en uso. Entra o escribe otro.',
  phone_taken: 'Este teléfono ya está en uso. Entra o escribe otro.',
  client_not_found: 'No hay ningún alumno con esos datos',
  password: 'De 8 a 64 caracteres, con una letra y una cifra, y distinta del correo',
  password_mismatch: 'Las contraseñas no coinciden',
  terms: 'Acepta las condiciones para continuar',
}
