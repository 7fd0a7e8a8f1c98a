-- accounts that would give a number of another's go on under a prefix of their own, made of edition and account
update merchants m set invoice_prefix = '' where invoice_prefix <> '' and (
  invoice_prefix ~* '^(kz|ua|pl|us|mx|es|in)[0-9]*$'
  or exists (select from merchants o where o.id <> m.id and upper(o.invoice_prefix) = upper(m.invoice_prefix))
  or exists (select from invoices i where i.merchant_id is distinct from m.id and upper(regexp_replace(i.number, '-[0-9]+$', '')) = upper(m.invoice_prefix)));
-- of invoices with one number the later account's say whose they are
update invoices i set number = i.number || '/' || i.merchant_id
  where i.merchant_id is not null and exists (select from invoices o where upper(o.number) = upper(i.number) and (o.merchant_id is null or o.merchant_id < i.merchant_id));
create unique index "invoices_number" on "invoices" (upper("number"));
create unique index "merchants_prefix" on "merchants" (upper("invoice_prefix")) where "invoice_prefix" <> '';
