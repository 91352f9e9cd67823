// Written by `npm run types:database` from the migrations; a test says when it is out of date.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

type Row<Table extends keyof Database["public"]["Tables"]> = Database["public"]["Tables"][Table]["Row"];

/** A row to insert: columns that have a default, or may be null, can be left out. */
type Insertable<Row, Optional extends keyof Row> = Omit<Row, Optional> & Partial<Pick<Row, Optional>>;

export type Database = {
  public: {
    Tables: {
      otm_about_us_content: {
        Row: {
          content_key: string;
          updated_at: string;
          value_en: string;
          value_nl: string;
        };
        Insert: Insertable<Row<"otm_about_us_content">, "updated_at" | "value_en" | "value_nl">;
        Update: Partial<Row<"otm_about_us_content">>;
        Relationships: [];
      };
      otm_access_tokens: {
        Row: {
          connected_by: string | null;
          created_at: string;
          expires_at: string;
          id: string;
          is_aal2: boolean;
          last_used_at: string | null;
          name: string;
          scopes: string[];
          token_expires_at: string | null;
          token_hash: string;
          user_id: string;
        };
        Insert: Insertable<Row<"otm_access_tokens">, "connected_by" | "created_at" | "id" | "last_used_at" | "token_expires_at">;
        Update: Partial<Row<"otm_access_tokens">>;
        Relationships: [];
      };
      otm_allowed_domains: {
        Row: {
          created_at: string;
          created_by: string | null;
          domain: string;
          role: string;
        };
        Insert: Insertable<Row<"otm_allowed_domains">, "created_at" | "created_by">;
        Update: Partial<Row<"otm_allowed_domains">>;
        Relationships: [];
      };
      otm_blog_article_content: {
        Row: {
          article_id: string;
          content: string;
          excerpt: string | null;
          language: string;
          meta_description: string | null;
          meta_title: string | null;
          published: boolean;
          subtitle: string | null;
          title: string;
        };
        Insert: Insertable<Row<"otm_blog_article_content">, "content" | "excerpt" | "meta_description" | "meta_title" | "published" | "subtitle">;
        Update: Partial<Row<"otm_blog_article_content">>;
        Relationships: [
          {
            foreignKeyName: "otm_blog_article_content_article_id_fkey";
            columns: ["article_id"];
            isOneToOne: false;
            referencedRelation: "otm_blog_articles";
            referencedColumns: ["id"];
          },
        ];
      };
      otm_blog_article_faqs: {
        Row: {
          answer_en: string;
          answer_nl: string;
          article_id: string;
          display_order: number;
          id: string;
          question_en: string;
          question_nl: string;
        };
        Insert: Insertable<Row<"otm_blog_article_faqs">, "answer_en" | "answer_nl" | "display_order" | "id" | "question_en" | "question_nl">;
        Update: Partial<Row<"otm_blog_article_faqs">>;
        Relationships: [
          {
            foreignKeyName: "otm_blog_article_faqs_article_id_fkey";
            columns: ["article_id"];
            isOneToOne: false;
            referencedRelation: "otm_blog_articles";
            referencedColumns: ["id"];
          },
        ];
      };
      otm_blog_article_slugs: {
        Row: {
          article_id: string;
          created_at: string;
          slug: string;
        };
        Insert: Insertable<Row<"otm_blog_article_slugs">, "created_at">;
        Update: Partial<Row<"otm_blog_article_slugs">>;
        Relationships: [
          {
            foreignKeyName: "otm_blog_article_slugs_article_id_fkey";
            columns: ["article_id"];
            isOneToOne: false;
            referencedRelation: "otm_blog_articles";
            referencedColumns: ["id"];
          },
        ];
      };
      otm_blog_article_tags: {
        Row: {
          article_id: string;
          tag_id: string;
        };
        Insert: Insertable<Row<"otm_blog_article_tags">, never>;
        Update: Partial<Row<"otm_blog_article_tags">>;
        Relationships: [
          {
            foreignKeyName: "otm_blog_article_tags_article_id_fkey";
            columns: ["article_id"];
            isOneToOne: false;
            referencedRelation: "otm_blog_articles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "otm_blog_article_tags_tag_id_fkey";
            columns: ["tag_id"];
            isOneToOne: false;
            referencedRelation: "otm_blog_tags";
            referencedColumns: ["id"];
          },
        ];
      };
      otm_blog_articles: {
        Row: {
          author: string;
          created_at: string;
          id: string;
          image_url: string | null;
          published: boolean;
          published_at: string | null;
          read_time: number;
          related_articles: string[];
          slug: string;
          updated_at: string;
        };
        Insert: Insertable<Row<"otm_blog_articles">, "author" | "created_at" | "id" | "image_url" | "published" | "published_at" | "read_time" | "related_articles" | "updated_at">;
        Update: Partial<Row<"otm_blog_articles">>;
        Relationships: [];
      };
      otm_blog_tags: {
        Row: {
          id: string;
          name: string;
          name_en: string | null;
          name_nl: string | null;
          slug: string;
        };
        Insert: Insertable<Row<"otm_blog_tags">, "id" | "name_en" | "name_nl">;
        Update: Partial<Row<"otm_blog_tags">>;
        Relationships: [];
      };
      otm_contact_subm_vlotwerk: {
        Row: {
          company: string | null;
          created_at: string;
          email: string;
          form_digest: string | null;
          id: string;
          is_spam: boolean;
          language: string;
          message: string;
          moments: string | null;
          name: string;
          phone: string | null;
          proof: string | null;
          visit: Json | null;
        };
        Insert: Insertable<Row<"otm_contact_subm_vlotwerk">, "company" | "created_at" | "form_digest" | "id" | "is_spam" | "language" | "moments" | "phone" | "proof" | "visit">;
        Update: Partial<Row<"otm_contact_subm_vlotwerk">>;
        Relationships: [];
      };
      otm_download_files: {
        Row: {
          created_at: string;
          language: string;
          media_id: string;
          page_id: string;
        };
        Insert: Insertable<Row<"otm_download_files">, "created_at">;
        Update: Partial<Row<"otm_download_files">>;
        Relationships: [
          {
            foreignKeyName: "otm_download_files_media_id_fkey";
            columns: ["media_id"];
            isOneToOne: false;
            referencedRelation: "otm_media";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "otm_download_files_page_id_fkey";
            columns: ["page_id"];
            isOneToOne: false;
            referencedRelation: "otm_download_pages";
            referencedColumns: ["id"];
          },
        ];
      };
      otm_download_opens: {
        Row: {
          first_opened_at: string;
          last_opened_at: string;
          lead_id: string;
          opens: number;
        };
        Insert: Insertable<Row<"otm_download_opens">, "first_opened_at" | "last_opened_at" | "opens">;
        Update: Partial<Row<"otm_download_opens">>;
        Relationships: [
          {
            foreignKeyName: "otm_download_opens_lead_id_fkey";
            columns: ["lead_id"];
            isOneToOne: true;
            referencedRelation: "otm_leads";
            referencedColumns: ["id"];
          },
        ];
      };
      otm_download_page_content: {
        Row: {
          button_text: string;
          confirmation_content: string;
          confirmation_title: string;
          content: string;
          email_footer: string;
          email_subject: string;
          email_thank_you_message: string;
          form_title: string;
          language: string;
          page_id: string;
          title: string;
          updated_at: string;
        };
        Insert: Insertable<Row<"otm_download_page_content">, "button_text" | "confirmation_content" | "confirmation_title" | "content" | "email_footer" | "email_subject" | "email_thank_you_message" | "form_title" | "title" | "updated_at">;
        Update: Partial<Row<"otm_download_page_content">>;
        Relationships: [
          {
            foreignKeyName: "otm_download_page_content_page_id_fkey";
            columns: ["page_id"];
            isOneToOne: false;
            referencedRelation: "otm_download_pages";
            referencedColumns: ["id"];
          },
        ];
      };
      otm_download_page_slugs: {
        Row: {
          created_at: string;
          page_id: string;
          slug: string;
        };
        Insert: Insertable<Row<"otm_download_page_slugs">, "created_at">;
        Update: Partial<Row<"otm_download_page_slugs">>;
        Relationships: [
          {
            foreignKeyName: "otm_download_page_slugs_page_id_fkey";
            columns: ["page_id"];
            isOneToOne: false;
            referencedRelation: "otm_download_pages";
            referencedColumns: ["id"];
          },
        ];
      };
      otm_download_pages: {
        Row: {
          active: boolean;
          created_at: string;
          id: string;
          published_at: string | null;
          slug: string;
          updated_at: string;
        };
        Insert: Insertable<Row<"otm_download_pages">, "active" | "created_at" | "id" | "published_at" | "updated_at">;
        Update: Partial<Row<"otm_download_pages">>;
        Relationships: [];
      };
      otm_download_submissions: {
        Row: {
          company: string | null;
          created_at: string;
          email: string;
          form_digest: string | null;
          id: string;
          is_spam: boolean;
          language: string;
          name: string;
          page_id: string | null;
          proof: string | null;
          remarks: string | null;
          visit: Json | null;
        };
        Insert: Insertable<Row<"otm_download_submissions">, "company" | "created_at" | "form_digest" | "id" | "is_spam" | "language" | "page_id" | "proof" | "remarks" | "visit">;
        Update: Partial<Row<"otm_download_submissions">>;
        Relationships: [
          {
            foreignKeyName: "otm_download_submissions_page_id_fkey";
            columns: ["page_id"];
            isOneToOne: false;
            referencedRelation: "otm_download_pages";
            referencedColumns: ["id"];
          },
        ];
      };
      otm_fact_places: {
        Row: {
          fact_id: string;
          is_tied: boolean;
          language: string;
          subject_id: string;
          words: string;
        };
        Insert: Insertable<Row<"otm_fact_places">, never>;
        Update: Partial<Row<"otm_fact_places">>;
        Relationships: [
          {
            foreignKeyName: "otm_fact_places_fact_id_fkey";
            columns: ["fact_id"];
            isOneToOne: false;
            referencedRelation: "otm_facts";
            referencedColumns: ["id"];
          },
        ];
      };
      otm_facts: {
        Row: {
          en: string;
          former: Json;
          id: string;
          name: string;
          nl: string;
          since: string | null;
        };
        Insert: Insertable<Row<"otm_facts">, "former" | "id" | "since">;
        Update: Partial<Row<"otm_facts">>;
        Relationships: [];
      };
      otm_field_changes: {
        Row: {
          changed_at: string;
          field: string;
          kind: string;
          language: string;
          number: number;
          settled: string[];
          subject_id: string;
        };
        Insert: Insertable<Row<"otm_field_changes">, "changed_at" | "settled">;
        Update: Partial<Row<"otm_field_changes">>;
        Relationships: [];
      };
      otm_glossary: {
        Row: {
          en: string;
          id: string;
          nl: string;
        };
        Insert: Insertable<Row<"otm_glossary">, "id">;
        Update: Partial<Row<"otm_glossary">>;
        Relationships: [];
      };
      otm_homepage_cases: {
        Row: {
          display_order: number;
          id: string;
          page_id: string;
        };
        Insert: Insertable<Row<"otm_homepage_cases">, "id">;
        Update: Partial<Row<"otm_homepage_cases">>;
        Relationships: [
          {
            foreignKeyName: "otm_homepage_cases_page_id_fkey";
            columns: ["page_id"];
            isOneToOne: true;
            referencedRelation: "otm_pages";
            referencedColumns: ["id"];
          },
        ];
      };
      otm_homepage_featured_articles: {
        Row: {
          article_id: string;
          display_order: number;
          id: string;
        };
        Insert: Insertable<Row<"otm_homepage_featured_articles">, "id">;
        Update: Partial<Row<"otm_homepage_featured_articles">>;
        Relationships: [
          {
            foreignKeyName: "otm_homepage_featured_articles_article_id_fkey";
            columns: ["article_id"];
            isOneToOne: true;
            referencedRelation: "otm_blog_articles";
            referencedColumns: ["id"];
          },
        ];
      };
      otm_lead_answers: {
        Row: {
          appointment_at: string | null;
          body: string;
          created_at: string;
          created_by: string | null;
          how: string;
          id: string;
          lead_id: string;
          mail_id: string | null;
          subject: string;
        };
        Insert: Insertable<Row<"otm_lead_answers">, "appointment_at" | "body" | "created_at" | "created_by" | "id" | "mail_id" | "subject">;
        Update: Partial<Row<"otm_lead_answers">>;
        Relationships: [
          {
            foreignKeyName: "otm_lead_answers_lead_id_fkey";
            columns: ["lead_id"];
            isOneToOne: false;
            referencedRelation: "otm_leads";
            referencedColumns: ["id"];
          },
        ];
      };
      otm_leads: {
        Row: {
          answered_at: string | null;
          contact_id: string | null;
          created_at: string;
          download_id: string | null;
          id: string;
          is_waiting: boolean;
          kind: string;
          mailbox_checked_at: string | null;
          notes: string;
          origin: string;
          page_id: string | null;
          page_slug: string | null;
          page_title: string | null;
          reminded_at: string | null;
          status: string;
          suspicion: string | null;
          updated_at: string;
          words: string;
          words_digest: string | null;
        };
        Insert: Insertable<Row<"otm_leads">, "answered_at" | "contact_id" | "created_at" | "download_id" | "is_waiting" | "mailbox_checked_at" | "notes" | "page_id" | "page_slug" | "page_title" | "reminded_at" | "status" | "suspicion" | "updated_at" | "words_digest">;
        Update: Partial<Row<"otm_leads">>;
        Relationships: [
          {
            foreignKeyName: "otm_leads_contact_id_fkey";
            columns: ["contact_id"];
            isOneToOne: true;
            referencedRelation: "otm_contact_subm_vlotwerk";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "otm_leads_download_id_fkey";
            columns: ["download_id"];
            isOneToOne: true;
            referencedRelation: "otm_download_submissions";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "otm_leads_page_id_fkey";
            columns: ["page_id"];
            isOneToOne: false;
            referencedRelation: "otm_download_pages";
            referencedColumns: ["id"];
          },
        ];
      };
      otm_media: {
        Row: {
          alt_en: string;
          alt_nl: string;
          colour: string | null;
          content_type: string;
          created_at: string;
          created_by: string | null;
          focal_x: number;
          focal_y: number;
          hash: string;
          height: number | null;
          id: string;
          is_decorative: boolean;
          name: string;
          path: string;
          size: number;
          unused_since: string | null;
          updated_at: string;
          width: number | null;
        };
        Insert: Insertable<Row<"otm_media">, "alt_en" | "alt_nl" | "colour" | "created_at" | "created_by" | "focal_x" | "focal_y" | "height" | "id" | "is_decorative" | "unused_since" | "updated_at" | "width">;
        Update: Partial<Row<"otm_media">>;
        Relationships: [];
      };
      otm_page_content: {
        Row: {
          description: string;
          language: string;
          page_id: string;
          published: boolean;
          sections: Json;
          title: string;
        };
        Insert: Insertable<Row<"otm_page_content">, "description" | "published" | "sections" | "title">;
        Update: Partial<Row<"otm_page_content">>;
        Relationships: [
          {
            foreignKeyName: "otm_page_content_page_id_fkey";
            columns: ["page_id"];
            isOneToOne: false;
            referencedRelation: "otm_pages";
            referencedColumns: ["id"];
          },
        ];
      };
      otm_page_slugs: {
        Row: {
          created_at: string;
          kind: string;
          page_id: string;
          slug: string;
        };
        Insert: Insertable<Row<"otm_page_slugs">, "created_at">;
        Update: Partial<Row<"otm_page_slugs">>;
        Relationships: [
          {
            foreignKeyName: "otm_page_slugs_page_id_fkey";
            columns: ["page_id"];
            isOneToOne: false;
            referencedRelation: "otm_pages";
            referencedColumns: ["id"];
          },
        ];
      };
      otm_page_tags: {
        Row: {
          page_id: string;
          tag_id: string;
        };
        Insert: Insertable<Row<"otm_page_tags">, never>;
        Update: Partial<Row<"otm_page_tags">>;
        Relationships: [
          {
            foreignKeyName: "otm_page_tags_page_id_fkey";
            columns: ["page_id"];
            isOneToOne: false;
            referencedRelation: "otm_pages";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "otm_page_tags_tag_id_fkey";
            columns: ["tag_id"];
            isOneToOne: false;
            referencedRelation: "otm_blog_tags";
            referencedColumns: ["id"];
          },
        ];
      };
      otm_pages: {
        Row: {
          created_at: string;
          id: string;
          image_url: string | null;
          in_footer: boolean;
          kind: string;
          published: boolean;
          published_at: string | null;
          slug: string;
          updated_at: string;
        };
        Insert: Insertable<Row<"otm_pages">, "created_at" | "id" | "image_url" | "in_footer" | "kind" | "published" | "published_at" | "updated_at">;
        Update: Partial<Row<"otm_pages">>;
        Relationships: [];
      };
      otm_preview_links: {
        Row: {
          created_at: string;
          created_by: string | null;
          expires_at: string;
          id: string;
          is_mailed: boolean;
          kind: string;
          last_opened_at: string | null;
          opens: number;
          revoked_at: string | null;
          subject_id: string;
          token_hash: string;
          version_id: string;
        };
        Insert: Insertable<Row<"otm_preview_links">, "created_at" | "created_by" | "id" | "is_mailed" | "last_opened_at" | "opens" | "revoked_at">;
        Update: Partial<Row<"otm_preview_links">>;
        Relationships: [
          {
            foreignKeyName: "otm_preview_links_version_id_fkey";
            columns: ["version_id"];
            isOneToOne: false;
            referencedRelation: "otm_versions";
            referencedColumns: ["id"];
          },
        ];
      };
      otm_preview_opinions: {
        Row: {
          answer: string;
          before: string;
          created_at: string;
          id: string;
          is_told: boolean;
          link_id: string;
          name: string;
          quote: string;
          remark: string;
          resolved_at: string | null;
          verdict: string | null;
        };
        Insert: Insertable<Row<"otm_preview_opinions">, "answer" | "before" | "created_at" | "id" | "is_told" | "quote" | "remark" | "resolved_at" | "verdict">;
        Update: Partial<Row<"otm_preview_opinions">>;
        Relationships: [
          {
            foreignKeyName: "otm_preview_opinions_link_id_fkey";
            columns: ["link_id"];
            isOneToOne: false;
            referencedRelation: "otm_preview_links";
            referencedColumns: ["id"];
          },
        ];
      };
      otm_proposals: {
        Row: {
          assistant: string;
          base: Json;
          created_at: string;
          document: Json;
          id: string;
          kind: string;
          subject: string;
          updated_at: string;
          user_id: string;
        };
        Insert: Insertable<Row<"otm_proposals">, "created_at" | "id" | "updated_at">;
        Update: Partial<Row<"otm_proposals">>;
        Relationships: [];
      };
      otm_redirects: {
        Row: {
          created_at: string;
          created_by: string | null;
          hits: number;
          id: string;
          kind: number;
          last_hit_at: string | null;
          note: string;
          path: string;
          target: string | null;
        };
        Insert: Insertable<Row<"otm_redirects">, "created_at" | "created_by" | "hits" | "id" | "kind" | "last_hit_at" | "note" | "target">;
        Update: Partial<Row<"otm_redirects">>;
        Relationships: [];
      };
      otm_required_approvals: {
        Row: {
          kind: string;
          name: string;
          subject_id: string;
        };
        Insert: Insertable<Row<"otm_required_approvals">, never>;
        Update: Partial<Row<"otm_required_approvals">>;
        Relationships: [];
      };
      otm_schedules: {
        Row: {
          action: string;
          at: string;
          created_at: string;
          created_by: string | null;
          failed_at: string | null;
          failure: string | null;
          id: string;
          kind: string;
          language: string | null;
          number: number | null;
          subject_id: string;
        };
        Insert: Insertable<Row<"otm_schedules">, "created_at" | "created_by" | "failed_at" | "failure" | "id" | "language" | "number">;
        Update: Partial<Row<"otm_schedules">>;
        Relationships: [];
      };
      otm_settled_findings: {
        Row: {
          ends_at: string;
          key: string;
          subject_id: string;
        };
        Insert: Insertable<Row<"otm_settled_findings">, "ends_at">;
        Update: Partial<Row<"otm_settled_findings">>;
        Relationships: [];
      };
      otm_site_text_versions: {
        Row: {
          created_at: string;
          created_by: string | null;
          id: string;
          key: string;
          kind: string;
          language: string;
          text: string;
        };
        Insert: Insertable<Row<"otm_site_text_versions">, "created_at" | "created_by" | "id">;
        Update: Partial<Row<"otm_site_text_versions">>;
        Relationships: [];
      };
      otm_site_texts: {
        Row: {
          key: string;
          language: string;
          text: string;
          updated_at: string;
          updated_by: string | null;
        };
        Insert: Insertable<Row<"otm_site_texts">, "text" | "updated_at" | "updated_by">;
        Update: Partial<Row<"otm_site_texts">>;
        Relationships: [];
      };
      otm_team_members: {
        Row: {
          active: boolean;
          bio_en: string;
          bio_nl: string;
          display_order: number;
          id: string;
          image_url: string;
          name: string;
          role_en: string;
          role_nl: string;
          updated_at: string;
        };
        Insert: Insertable<Row<"otm_team_members">, "active" | "bio_en" | "bio_nl" | "id" | "image_url" | "role_en" | "role_nl" | "updated_at">;
        Update: Partial<Row<"otm_team_members">>;
        Relationships: [];
      };
      otm_versions: {
        Row: {
          assistant: string | null;
          created_at: string;
          created_by: string | null;
          document: Json;
          id: string;
          kind: string;
          note: string;
          number: number;
          state: string;
          subject_id: string;
        };
        Insert: Insertable<Row<"otm_versions">, "assistant" | "created_at" | "created_by" | "id" | "note">;
        Update: Partial<Row<"otm_versions">>;
        Relationships: [];
      };
      otm_waiting_texts: {
        Row: {
          key: string;
          language: string;
          publish_at: string | null;
          text: string;
          updated_at: string;
          updated_by: string | null;
        };
        Insert: Insertable<Row<"otm_waiting_texts">, "publish_at" | "updated_at" | "updated_by">;
        Update: Partial<Row<"otm_waiting_texts">>;
        Relationships: [];
      };
      otm_webhooks: {
        Row: {
          created_at: string;
          events: string[];
          failing_days: number;
          failing_since: string | null;
          id: string;
          includes_person: boolean;
          kind: string;
          last_failed_on: string | null;
          pause: string | null;
          url: string;
        };
        Insert: Insertable<Row<"otm_webhooks">, "created_at" | "failing_days" | "failing_since" | "id" | "includes_person" | "kind" | "last_failed_on" | "pause">;
        Update: Partial<Row<"otm_webhooks">>;
        Relationships: [];
      };
      user_roles: {
        Row: {
          created_at: string;
          requires_second_step: boolean;
          role: string;
          user_id: string;
        };
        Insert: Insertable<Row<"user_roles">, "created_at" | "requires_second_step">;
        Update: Partial<Row<"user_roles">>;
        Relationships: [];
      };
    };
    Views: { [_ in never]: never };
    Functions: {
      accept_invitation: {
        Args: {
          _token: string;
        };
        Returns: string;
      };
      acknowledge_delivery: {
        Args: {
          _answer: string;
          _claim: string;
          _error: string;
          _id: string;
          _retry_after: number;
          _status: number;
        };
        Returns: string;
      };
      acknowledge_mail: {
        Args: {
          _claim: string;
          _error: string;
          _id: string;
          _is_final?: boolean;
        };
        Returns: string;
      };
      are_leads_open: {
        Args: {
        };
        Returns: boolean;
      };
      backup_state: {
        Args: {
        };
        Returns: {
          failed_at: string;
          failure: string;
          files: number;
          is_late: boolean;
          is_project: boolean;
          kept_in: string;
          next_at: string;
          proven_at: string;
          rows: number;
          since: string;
        }[];
      };
      begin_media: {
        Args: {
          _bytes: number;
          _hash: string;
          _id: string;
          _person: string;
        };
        Returns: {
          most: number;
          seconds: number;
          setting: string;
        }[];
      };
      begin_weekly_mails: {
        Args: {
          _day: string;
        };
        Returns: {
          id: string;
          language: string;
          person: string;
          user_id: string;
        }[];
      };
      claim_backup: {
        Args: {
          _is_running?: boolean;
          _kept_in: string;
        };
        Returns: boolean;
      };
      claim_calendars: {
        Args: {
        };
        Returns: Json;
      };
      claim_deliveries: {
        Args: {
          _claim: string;
          _most: number;
        };
        Returns: Json[];
      };
      claim_form_trial: {
        Args: {
          _is_weekly: boolean;
          _now: string;
        };
        Returns: Json;
      };
      claim_mailboxes: {
        Args: {
        };
        Returns: Json;
      };
      claim_mails: {
        Args: {
          _claim: string;
          _most: number;
        };
        Returns: Json[];
      };
      configure_deliveries: {
        Args: {
          _allows_private: boolean;
          _indexnow_url: string;
        };
        Returns: undefined;
      };
      confirm_sentences: {
        Args: {
          _field: string;
          _id: string;
          _keys: string[];
          _kind: string;
          _language: string;
        };
        Returns: undefined;
      };
      confirm_translation: {
        Args: {
          _field: string;
          _id: string;
          _kind: string;
          _language: string;
          _number: number;
        };
        Returns: undefined;
      };
      content_version: {
        Args: {
        };
        Returns: number;
      };
      count_leads: {
        Args: {
          _from?: string;
          _kind?: string;
          _page_id?: string;
          _search?: string;
          _status?: string;
          _to?: string;
        };
        Returns: {
          leads: number;
          new_leads: number;
        }[];
      };
      count_leads_by_week: {
        Args: {
          _by: string;
          _since: string;
        };
        Returns: {
          leads: number;
          source: string;
          title: string;
          week: string;
        }[];
      };
      count_recovery_codes: {
        Args: {
        };
        Returns: number;
      };
      count_sample_content: {
        Args: {
        };
        Returns: {
          count: number;
          kind: string;
        }[];
      };
      count_views_by_day: {
        Args: {
          _from: string;
          _language?: string;
          _path?: string;
          _to: string;
        };
        Returns: {
          day: string;
          views: number;
          visitors: number;
        }[];
      };
      create_access_token: {
        Args: {
          _days: number;
          _name: string;
          _scopes: string[];
        };
        Returns: string;
      };
      create_preview_link: {
        Args: {
          _days: number;
          _is_mailed?: boolean;
          _version_id: string;
        };
        Returns: string;
      };
      create_recovery_codes: {
        Args: {
        };
        Returns: string[];
      };
      create_webhook: {
        Args: {
          _events: string[];
          _includes_person: boolean;
          _url: string;
        };
        Returns: {
          id: string;
          secret: string;
        }[];
      };
      delete_article: {
        Args: {
          _id: string;
        };
        Returns: undefined;
      };
      delete_expired: {
        Args: {
          _leads_before: string;
          _mails_before: string;
        };
        Returns: Json;
      };
      delete_from_trash: {
        Args: {
          _ids: string[];
        };
        Returns: number;
      };
      discard_proposed_reply: {
        Args: {
          _lead_id: string;
        };
        Returns: undefined;
      };
      discard_working_version: {
        Args: {
          _id: string;
          _kind: string;
          _number: number;
        };
        Returns: number;
      };
      draw_form_challenge: {
        Args: {
          _form: string;
        };
        Returns: Json;
      };
      end_form_trial: {
        Args: {
          _failures: Json;
          _id: string;
          _now: string;
        };
        Returns: undefined;
      };
      end_sessions: {
        Args: {
          _user_id: string;
        };
        Returns: number;
      };
      file_link_key: {
        Args: {
        };
        Returns: string;
      };
      filter_articles: {
        Args: {
          _created_at?: string;
          _id?: string;
          _limit?: number;
          _newer?: boolean;
          _published?: boolean;
          _search?: string;
          _state?: string;
        };
        Returns: Database["public"]["Tables"]["otm_blog_articles"]["Row"][];
        SetofOptions: { from: "*"; to: "otm_blog_articles"; isOneToOne: false; isSetofReturn: true };
      };
      filter_pages: {
        Args: {
          _search?: string;
        };
        Returns: Database["public"]["Tables"]["otm_pages"]["Row"][];
        SetofOptions: { from: "*"; to: "otm_pages"; isOneToOne: false; isSetofReturn: true };
      };
      filter_redirects: {
        Args: {
          _after?: string;
          _id?: string;
          _limit?: number;
          _search?: string;
        };
        Returns: {
          created_at: string;
          hits: number;
          id: string;
          is_shadowed: boolean;
          kind: number;
          last_hit_at: string;
          note: string;
          path: string;
          person: string;
          target: string;
        }[];
      };
      find_busy_spans: {
        Args: {
          _member_id: string;
        };
        Returns: Json;
      };
      find_confirmation: {
        Args: {
          _email: string;
          _kind: string;
          _name: string;
          _text: string;
        };
        Returns: {
          has_file: boolean;
          lead_id: string;
          mail_id: string;
          state: string;
        }[];
      };
      find_current_media: {
        Args: {
          _id: string;
        };
        Returns: {
          content_type: string;
          hash: string;
          width: number;
        }[];
      };
      find_media: {
        Args: {
          _hash: string;
          _path: string;
        };
        Returns: {
          content_type: string;
          hash: string;
          id: string;
          is_at_path: boolean;
          name: string;
          path: string;
          size: number;
          width: number;
        }[];
      };
      find_proposed_reply: {
        Args: {
          _lead_id: string;
        };
        Returns: {
          assistant: string;
          body: string;
          claims: Json;
          created_at: string;
          subject: string;
        }[];
      };
      finish_weekly_mail: {
        Args: {
          _encrypted_link: string;
          _id: string;
          _items: Json;
          _language: string;
          _mail_id: string;
          _token_hash: string;
        };
        Returns: boolean;
      };
      forget_media_orphan: {
        Args: {
          _hash: string;
          _id: string;
        };
        Returns: undefined;
      };
      get_media_uploader: {
        Args: {
          _id: string;
        };
        Returns: string;
      };
      get_own_role: {
        Args: {
        };
        Returns: {
          lacks_second_step: boolean;
          role: string;
          sees_leads: boolean;
        }[];
      };
      give_opinion: {
        Args: {
          _before?: string;
          _name: string;
          _quote?: string;
          _remark?: string;
          _token: string;
          _verdict?: string;
        };
        Returns: undefined;
      };
      hand_over_mail: {
        Args: {
          _claim: string;
          _id: string;
        };
        Returns: boolean;
      };
      has_role: {
        Args: {
          _role: string;
          _user_id: string;
        };
        Returns: boolean;
      };
      import_document: {
        Args: {
          _created_at?: string;
          _document: Json;
          _group: string;
          _hash: string;
          _key: string;
          _kind: string;
          _note?: string;
          _planned_at?: string;
          _published_at?: string;
          _source: string;
        };
        Returns: {
          id: string;
          outcome: string;
          slug: string;
        }[];
      };
      import_file: {
        Args: {
          _alt_en: string;
          _alt_nl: string;
          _id: string;
          _key: string;
          _source: string;
        };
        Returns: undefined;
      };
      import_tag: {
        Args: {
          _key: string;
          _name: string;
          _name_en: string;
          _name_nl: string;
          _slug: string;
          _source: string;
        };
        Returns: {
          id: string;
          outcome: string;
          slug: string;
        }[];
      };
      invite: {
        Args: {
          _email: string;
          _language: string;
          _role: string;
        };
        Returns: string;
      };
      list_accounts: {
        Args: {
          _limit?: number;
          _role?: string;
          _search?: string;
          _skip?: number;
        };
        Returns: {
          created_at: string;
          email: string;
          has_second_step: boolean;
          id: string;
          is_confirmed: boolean;
          last_sign_in_at: string;
          requires_second_step: boolean;
          role: string;
          sessions: number;
          total: number;
        }[];
      };
      list_answers: {
        Args: {
          _token: string;
        };
        Returns: {
          answer: string;
          quote: string;
          remark: string;
        }[];
      };
      list_article_faqs: {
        Args: {
          _article_id: string;
        };
        Returns: {
          answer_en: string;
          answer_nl: string;
          id: string;
          question_en: string;
          question_nl: string;
        }[];
      };
      list_audit_log: {
        Args: {
          _created_at?: string;
          _events?: string[];
          _id?: string;
          _limit?: number;
          _newer?: boolean;
          _person?: string;
        };
        Returns: {
          account: string;
          actor: string;
          created_at: string;
          done_by: string;
          event: string;
          id: string;
          label: string;
          network_hash: string;
          noun: string;
          subject_id: string;
        }[];
      };
      list_audit_people: {
        Args: {
        };
        Returns: {
          email: string;
          id: string;
        }[];
      };
      list_calendars: {
        Args: {
        };
        Returns: {
          failure: string;
          host: string;
          is_current: boolean;
          member_id: string;
          read_at: string;
        }[];
      };
      list_counted_pages: {
        Args: {
        };
        Returns: string[];
      };
      list_editors: {
        Args: {
        };
        Returns: {
          person: string;
          user_id: string;
        }[];
      };
      list_empty_searches: {
        Args: {
          _from: string;
          _language?: string;
          _to: string;
        };
        Returns: {
          query: string;
          times: number;
        }[];
      };
      list_fetches: {
        Args: {
          _from: string;
          _language?: string;
          _path?: string;
          _to: string;
        };
        Returns: {
          path: string;
          person: number;
          search: number;
          training: number;
        }[];
      };
      list_form_trials: {
        Args: {
        };
        Returns: {
          ended_at: string;
          failures: Json;
          id: string;
          is_weekly: boolean;
          requested_at: string;
        }[];
      };
      list_former_paths: {
        Args: {
        };
        Returns: Json;
      };
      list_full_moments: {
        Args: {
          _member_id: string;
        };
        Returns: string[];
      };
      list_hidden_media: {
        Args: {
        };
        Returns: string[];
      };
      list_imported: {
        Args: {
          _after?: string;
          _source: string;
        };
        Returns: {
          id: string;
          key: string;
          kind: string;
          slug: string;
        }[];
      };
      list_invitations: {
        Args: {
        };
        Returns: {
          created_at: string;
          email: string;
          expires_at: string;
          id: string;
          language: string;
          mail_state: string;
          role: string;
        }[];
      };
      list_lead_answers: {
        Args: {
          _lead_id: string;
        };
        Returns: {
          appointment_at: string;
          body: string;
          created_at: string;
          how: string;
          id: string;
          is_own: boolean;
          last_error: string;
          mail_id: string;
          next_try_at: string;
          person: string;
          state: string;
          subject: string;
        }[];
      };
      list_lead_mails: {
        Args: {
          _lead_id: string;
        };
        Returns: {
          created_at: string;
          id: string;
          kind: string;
          language: string;
          last_error: string;
          next_try_at: string;
          recipient: string;
          sent_at: string;
          state: string;
          tries: number;
        }[];
      };
      list_lead_origins: {
        Args: {
          _from: string;
          _language?: string;
          _path?: string;
          _to: string;
        };
        Returns: {
          campaign: string;
          leads: number;
          referrer: string;
          source: string;
        }[];
      };
      list_leads: {
        Args: {
          _created_at?: string;
          _from?: string;
          _id?: string;
          _kind?: string;
          _limit?: number;
          _newer?: boolean;
          _page_id?: string;
          _search?: string;
          _status?: string;
          _to?: string;
          _waiting?: boolean;
        };
        Returns: {
          answered_at: string;
          company: string;
          created_at: string;
          email: string;
          id: string;
          is_waiting: boolean;
          kind: string;
          language: string;
          message: string;
          name: string;
          notes: string;
          page_id: string;
          page_slug: string;
          page_title: string;
          phone: string;
          status: string;
          visit: Json;
        }[];
      };
      list_live_documents: {
        Args: {
          _after?: string;
          _id?: string;
          _kind?: string;
          _limit?: number;
        };
        Returns: {
          changed_at: string;
          document: Json;
          id: string;
          is_waiting: boolean;
          kind: string;
          number: number;
          updated_at: string;
        }[];
      };
      list_media_objects: {
        Args: {
          _column: string;
          _is_descending: boolean;
          _limit: number;
          _offset: number;
          _prefix: string;
          _search: string;
        };
        Returns: {
          content_type: string;
          created_at: string;
          hash: string;
          id: string;
          name: string;
          size: number;
          updated_at: string;
        }[];
      };
      list_media_orphans: {
        Args: {
        };
        Returns: {
          hash: string;
          id: string;
        }[];
      };
      list_media_uses: {
        Args: {
          _ids: string[];
          _language?: string;
        };
        Returns: {
          is_live: boolean;
          label: string;
          language: string;
          media_id: string;
          place: string;
          row_key: string;
        }[];
      };
      list_media_versions: {
        Args: {
          _after: string;
        };
        Returns: {
          content_type: string;
          hash: string;
          id: string;
          width: number;
        }[];
      };
      list_missing_parts: {
        Args: {
          _version_id: string;
        };
        Returns: {
          id: string;
          kind: string;
          name: string;
        }[];
      };
      list_missing_paths: {
        Args: {
        };
        Returns: {
          by_programs: number;
          last_day: string;
          path: string;
          visits: number;
        }[];
      };
      list_missing_targets: {
        Args: {
          _articles?: string[];
          _downloads?: string[];
          _files?: string[];
          _pages?: string[];
          _tags?: string[];
        };
        Returns: {
          kind: string;
          slug: string;
        }[];
      };
      list_page_sections: {
        Args: {
          _page_ids: string[];
        };
        Returns: {
          language: string;
          page_id: string;
          sections: Json;
        }[];
      };
      list_page_statistics: {
        Args: {
          _from: string;
          _language?: string;
          _titles?: string;
          _to: string;
        };
        Returns: {
          leads: number;
          path: string;
          read_100: number;
          read_25: number;
          read_50: number;
          read_75: number;
          title: string;
          views: number;
          visitors: number;
        }[];
      };
      list_pictures: {
        Args: {
          _ids: string[];
        };
        Returns: {
          alt_en: string;
          alt_nl: string;
          colour: string;
          content_type: string;
          focal_x: number;
          focal_y: number;
          hash: string;
          height: number;
          id: string;
          is_decorative: boolean;
          width: number;
        }[];
      };
      list_proposal_people: {
        Args: {
        };
        Returns: {
          person: string;
          user_id: string;
        }[];
      };
      list_redirected: {
        Args: {
          _paths: string[];
        };
        Returns: string[];
      };
      list_redirects: {
        Args: {
        };
        Returns: Json;
      };
      list_reviews: {
        Args: {
          _ids?: string[];
        };
        Returns: {
          due_on: string;
          note: string;
          person: string;
          subject_id: string;
          user_id: string;
        }[];
      };
      list_schedules: {
        Args: {
          _language?: string;
        };
        Returns: {
          action: string;
          at: string;
          failed_at: string;
          failure: string;
          id: string;
          kind: string;
          label: string;
          language: string;
          person: string;
          subject_id: string;
        }[];
      };
      list_server_warnings: {
        Args: {
        };
        Returns: {
          detail: string;
          name: string;
          seen_at: string;
        }[];
      };
      list_site_text_changes: {
        Args: {
        };
        Returns: {
          created_at: string;
          id: string;
          key: string;
          language: string;
          settled: string[];
          text: string;
        }[];
      };
      list_site_text_versions: {
        Args: {
          _key: string;
          _language: string;
        };
        Returns: {
          created_at: string;
          id: string;
          kind: string;
          person: string;
          text: string;
        }[];
      };
      list_site_texts: {
        Args: {
        };
        Returns: {
          key: string;
          language: string;
          person: string;
          text: string;
          updated_at: string;
        }[];
      };
      list_taken_slugs: {
        Args: {
        };
        Returns: {
          article: string[];
          page: string[];
        }[];
      };
      list_trash: {
        Args: {
          _deleted_at?: string;
          _id?: string;
          _limit?: number;
          _newer?: boolean;
          _search?: string;
          _source?: string;
        };
        Returns: {
          deleted_at: string;
          id: string;
          person: string;
          slug: string;
          source: string;
          subject_id: string;
          title: string;
        }[];
      };
      list_unreminded_leads: {
        Args: {
        };
        Returns: Json;
      };
      list_unsent_mails: {
        Args: {
          _limit?: number;
        };
        Returns: {
          created_at: string;
          id: string;
          kind: string;
          last_error: string;
          lead_id: string;
          recipient: string;
          state: string;
        }[];
      };
      list_versions: {
        Args: {
          _before?: number;
          _id: string;
          _kind: string;
          _limit?: number;
        };
        Returns: {
          assistant: string;
          created_at: string;
          id: string;
          note: string;
          number: number;
          person: string;
          state: string;
        }[];
      };
      list_view_origins: {
        Args: {
          _from: string;
          _language?: string;
          _path?: string;
          _to: string;
        };
        Returns: {
          origin: string;
          views: number;
        }[];
      };
      list_waiting: {
        Args: {
          _ids: string[];
          _kind: string;
        };
        Returns: string[];
      };
      list_waiting_documents: {
        Args: {
          _language: string;
          _limit: number;
        };
        Returns: {
          changed_at: string;
          kind: string;
          subject_id: string;
          title: string;
        }[];
      };
      list_waiting_texts: {
        Args: {
        };
        Returns: {
          key: string;
          language: string;
          person: string;
          publish_at: string;
          text: string;
          updated_at: string;
        }[];
      };
      list_webhook_deliveries: {
        Args: {
          _before?: number;
          _limit?: number;
          _webhook_id: string;
        };
        Returns: {
          answer: string;
          error: string;
          event_id: string;
          happened_at: string;
          id: string;
          next_try_at: string;
          place: number;
          state: string;
          status: number;
          tried_at: string;
          tries: number;
          type: string;
        }[];
      };
      list_weekly_mail_items: {
        Args: {
        };
        Returns: Json;
      };
      mail_opinions: {
        Args: {
        };
        Returns: number;
      };
      mail_state: {
        Args: {
          _id: string;
        };
        Returns: string;
      };
      mark_weekly_mail_item: {
        Args: {
          _at: number;
          _from: string;
          _id: string;
          _to: string;
        };
        Returns: boolean;
      };
      move_featured_article: {
        Args: {
          _direction: string;
          _id: string;
        };
        Returns: undefined;
      };
      move_homepage_case: {
        Args: {
          _direction: string;
          _id: string;
        };
        Returns: undefined;
      };
      move_team_member: {
        Args: {
          _direction: string;
          _id: string;
        };
        Returns: undefined;
      };
      open_download: {
        Args: {
          _is_counted: boolean;
          _lead_id: string;
        };
        Returns: {
          file_hash: string;
          file_id: string;
          file_name: string;
          language: string;
          page_slug: string;
        }[];
      };
      open_invitation: {
        Args: {
          _token: string;
        };
        Returns: {
          email: string;
          has_account: boolean;
          role: string;
        }[];
      };
      open_preview: {
        Args: {
          _is_counted?: boolean;
          _token: string;
        };
        Returns: {
          created_at: string;
          document: Json;
          expires_at: string;
          kind: string;
          number: number;
          published_at: string;
          subject_id: string;
          tags: Json;
          updated_at: string;
        }[];
      };
      open_weekly_mail: {
        Args: {
          _token_hash: string;
        };
        Returns: {
          expires_at: string;
          id: string;
          items: Json;
          person: string;
          user_id: string;
        }[];
      };
      plan_waiting_texts: {
        Args: {
          _at?: string;
          _texts: Json;
        };
        Returns: undefined;
      };
      propose_change: {
        Args: {
          _base: Json;
          _document: Json;
          _kind: string;
          _subject: string;
        };
        Returns: string;
      };
      propose_reply: {
        Args: {
          _body: string;
          _claims: Json;
          _lead_id: string;
          _subject: string;
        };
        Returns: undefined;
      };
      propose_target: {
        Args: {
          _path: string;
        };
        Returns: string;
      };
      prune_opinions: {
        Args: {
          _before: string;
        };
        Returns: number;
      };
      prune_statistics: {
        Args: {
          _before: string;
        };
        Returns: number;
      };
      prune_suspected: {
        Args: {
          _before: string;
        };
        Returns: number;
      };
      prune_versions: {
        Args: {
          _before: string;
        };
        Returns: number;
      };
      publish_due_texts: {
        Args: {
        };
        Returns: {
          failure: string;
          label: string;
        }[];
      };
      publish_regardless: {
        Args: {
          _document: Json;
          _id: string;
          _kind: string;
          _number: number;
        };
        Returns: {
          id: string;
          number: number;
          slug: string;
        }[];
      };
      publish_waiting_texts: {
        Args: {
          _texts: Json;
        };
        Returns: undefined;
      };
      purge_trash: {
        Args: {
          _before: string;
        };
        Returns: number;
      };
      read_form_trial: {
        Args: {
          _id: string;
        };
        Returns: Json;
      };
      record_export: {
        Args: {
          _count: number;
          _noun: string;
        };
        Returns: undefined;
      };
      record_fetches: {
        Args: {
          _fetches: Json;
        };
        Returns: undefined;
      };
      record_missing_paths: {
        Args: {
          _hits: Json;
          _missing: Json;
        };
        Returns: undefined;
      };
      record_statistics: {
        Args: {
          _searches: Json;
          _views: Json;
        };
        Returns: undefined;
      };
      redirects_state: {
        Args: {
        };
        Returns: string;
      };
      reject_delivery: {
        Args: {
          _claim: string;
          _id: string;
          _problem: string;
        };
        Returns: undefined;
      };
      release_mails: {
        Args: {
        };
        Returns: undefined;
      };
      remind_of_leads: {
        Args: {
          _ids: Json;
        };
        Returns: number;
      };
      remove_account: {
        Args: {
          _user_id: string;
        };
        Returns: undefined;
      };
      remove_media: {
        Args: {
          _paths: Json;
          _person: string;
        };
        Returns: string[];
      };
      remove_second_steps: {
        Args: {
          _user_id: string;
        };
        Returns: undefined;
      };
      renew_webhook_secret: {
        Args: {
          _id: string;
        };
        Returns: string;
      };
      reply_to_lead: {
        Args: {
          _answers: number;
          _appointment_at?: string;
          _body: string;
          _lead_id: string;
          _subject: string;
        };
        Returns: string;
      };
      report_backup: {
        Args: {
          _bytes?: number;
          _failure: string;
          _files?: number;
          _rows?: number;
          _snapshot?: string;
        };
        Returns: undefined;
      };
      report_server_warning: {
        Args: {
          _detail: string;
          _name: string;
        };
        Returns: undefined;
      };
      request_form_trial: {
        Args: {
          _language: string;
        };
        Returns: string;
      };
      require_approval: {
        Args: {
          _id: string;
          _kind: string;
          _name: string;
        };
        Returns: undefined;
      };
      resend_delivery: {
        Args: {
          _id: string;
        };
        Returns: undefined;
      };
      resend_invitation: {
        Args: {
          _id: string;
        };
        Returns: undefined;
      };
      resend_mail: {
        Args: {
          _mail_id: string;
        };
        Returns: string;
      };
      restore_from_trash: {
        Args: {
          _id: string;
          _slug?: string;
        };
        Returns: Json;
      };
      restore_site_text: {
        Args: {
          _id: string;
          _updated_at: string;
        };
        Returns: undefined;
      };
      restore_version: {
        Args: {
          _id: string;
          _language?: string;
          _number: number;
        };
        Returns: number;
      };
      run_schedules: {
        Args: {
        };
        Returns: {
          failure: string;
          id: string;
          label: string;
        }[];
      };
      save_document: {
        Args: {
          _document: Json;
          _id?: string;
          _kind: string;
          _note?: string;
          _number?: number;
        };
        Returns: {
          id: string;
          number: number;
          slug: string;
        }[];
      };
      save_media: {
        Args: {
          _colour: string;
          _content_type: string;
          _hash: string;
          _height: number;
          _id: string;
          _may_replace: boolean;
          _name: string;
          _path: string;
          _person: string;
          _size: number;
          _width: number;
        };
        Returns: {
          id: string;
          outcome: string;
          path: string;
        }[];
      };
      save_redirects: {
        Args: {
          _redirects: Json;
        };
        Returns: {
          outcome: string;
          path: string;
        }[];
      };
      save_waiting_texts: {
        Args: {
          _texts: Json;
        };
        Returns: undefined;
      };
      save_working_version: {
        Args: {
          _document: Json;
          _id: string;
          _kind: string;
          _note?: string;
          _number: number;
        };
        Returns: number;
      };
      schedule_publication: {
        Args: {
          _action: string;
          _at: string;
          _id: string;
          _kind: string;
          _language?: string;
          _number?: number;
        };
        Returns: string;
      };
      search_articles: {
        Args: {
          _language?: string;
          _limit?: number;
          _offset?: number;
          _query: string;
        };
        Returns: {
          found: number;
          id: string;
          language: string;
          read_time: number;
          slug: string;
          snippet: string;
          title: string;
        }[];
      };
      search_pages: {
        Args: {
          _language?: string;
          _limit?: number;
          _query: string;
        };
        Returns: {
          kind: string;
          language: string;
          slug: string;
          snippet: string;
          title: string;
        }[];
      };
      sees_lead_origins: {
        Args: {
        };
        Returns: boolean;
      };
      set_calendar: {
        Args: {
          _member_id: string;
          _url?: string;
        };
        Returns: undefined;
      };
      set_lead_access: {
        Args: {
          _editors: boolean;
        };
        Returns: undefined;
      };
      set_review: {
        Args: {
          _due_on?: string;
          _id: string;
          _kind: string;
          _note?: string;
          _user_id?: string;
        };
        Returns: undefined;
      };
      set_site_text_keys: {
        Args: {
          _keys: Json;
        };
        Returns: undefined;
      };
      set_storage_limits: {
        Args: {
          _mb_per_day: number;
          _mb_per_hour: number;
          _versions_per_day: number;
          _versions_per_hour: number;
        };
        Returns: undefined;
      };
      settle_site_text: {
        Args: {
          _is_settled?: boolean;
          _key: string;
          _keys: string[];
        };
        Returns: undefined;
      };
      store_calendar: {
        Args: {
          _busy?: Json;
          _failure?: string;
          _full?: Json;
          _member_id: string;
          _url: string;
        };
        Returns: boolean;
      };
      suspect_mailboxes: {
        Args: {
          _ids: Json;
        };
        Returns: number;
      };
      take_rate: {
        Args: {
          _bucket: string;
          _most: number;
          _seconds: number;
        };
        Returns: number;
      };
      test_webhook: {
        Args: {
          _id: string;
        };
        Returns: string;
      };
      use_recovery_code: {
        Args: {
          code: string;
        };
        Returns: boolean;
      };
      weekly_mail_time: {
        Args: {
        };
        Returns: string;
      };
      withdraw_invitation: {
        Args: {
          _id: string;
        };
        Returns: undefined;
      };
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};
