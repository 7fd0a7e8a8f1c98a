create table "former_pages" (
  "alias" text not null,
  "lang" text not null,
  "page_id" integer
);
alter table "former_pages" add constraint "former_pages_alias_lang_pk" PRIMARY KEY (alias, lang);
CREATE INDEX former_pages_page_id_index ON public.former_pages USING btree (page_id);
alter table "former_pages" add constraint "former_pages_page_id_static_pages_id_fk" FOREIGN KEY (page_id) REFERENCES static_pages(id) ON DELETE SET NULL;
