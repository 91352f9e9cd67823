-- Where assistants sign in: below /oauth, and where claude.ai looks for it.

create or replace function private.is_reserved_slug(_slug text) returns boolean
  language sql immutable set search_path = ''
  as $$
    select _slug = any (array[
      '404', 'about-us', 'admin', 'api', 'assets', 'auth', 'authorize', 'beheer', 'blog', 'cases', 'contact',
      'download', 'en', 'feed', 'files', 'fonts', 'functions', 'health', 'healthz', 'images', 'insights',
      'link-expired', 'mcp', 'media', 'metrics', 'nl', 'oauth', 'og', 'preview', 'privacy', 'readyz', 'realtime',
      'register', 'rest', 'search', 'services', 'settings', 'sitemap', 'storage', 'table-showcase', 'terms', 'token',
      'views', 'well-known'
    ])
  $$;
