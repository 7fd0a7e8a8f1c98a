create table "former_news" (
  "alias" text not null,
  "lang" text not null,
  "news_id" integer
);
create table "former_news_categories" (
  "alias" text not null,
  "category_id" integer,
  "lang" text not null
);
alter table "former_news" add constraint "former_news_alias_lang_pk" PRIMARY KEY (alias, lang);
alter table "former_news_categories" add constraint "former_news_categories_alias_lang_pk" PRIMARY KEY (alias, lang);
CREATE INDEX former_news_news_id_index ON public.former_news USING btree (news_id);
CREATE INDEX former_news_categories_category_id_index ON public.former_news_categories USING btree (category_id);
alter table "former_news" add constraint "former_news_news_id_news_id_fk" FOREIGN KEY (news_id) REFERENCES news(id) ON DELETE SET NULL;
alter table "former_news_categories" add constraint "former_news_categories_category_id_news_categories_id_fk" FOREIGN KEY (category_id) REFERENCES news_categories(id) ON DELETE SET NULL;
