-- Words that came in last wait in a list that every search reads to its end, and the embedded database has nobody who
-- empties it meanwhile: so it is kept short.

alter index private.article_search_words_nl set (gin_pending_list_limit = 256);
alter index private.article_search_words_en set (gin_pending_list_limit = 256);
alter index private.article_search_title_nl set (gin_pending_list_limit = 64);
alter index private.article_search_title_en set (gin_pending_list_limit = 64);
