import { discordMessage } from './chat/discord.ts';
import { mattermostMessage } from './chat/mattermost.ts';
import { slackMessage } from './chat/slack.ts';
import { teamsMessage } from './chat/teams.ts';
import { telegramMessage } from './chat/telegram.ts';
import type { Notification } from './notification.ts';
import type { ChatTarget, TelegramTarget, WebhookTarget } from './target.ts';
import { webhookBody } from './webhook/payload.ts';
import { webhookHeaders } from './webhook/signature.ts';

export type HttpTarget = WebhookTarget | ChatTarget | TelegramTarget;

interface HttpRequest {
  url: URL;
  headers: Record<string, string>;
  body: string;
}

const TELEGRAM_API = 'https://api.telegram.org';

const CHAT_MESSAGES = {
  slack: slackMessage,
  mattermost: mattermostMessage,
  discord: discordMessage,
  teams: teamsMessage,
};

export function httpRequest(target: HttpTarget, notification: Notification, now: number): HttpRequest {
  switch (target.kind) {
    case 'webhook': {
      const body = webhookBody(notification, target.isFull);
      const headers = webhookHeaders(target.secrets, notification.id, now, body);
      return { url: new URL(target.url), headers, body };
    }
    case 'telegram': {
      const base = (target.apiUrl ?? TELEGRAM_API).replace(/\/+$/, '');
      const message = telegramMessage(notification, target.isFull, target.chatId);
      return {
        url: new URL(`${base}/bot${target.token}/sendMessage`),
        headers: {},
        body: JSON.stringify(message),
      };
    }
    default: {
      const url = new URL(target.url);
      // Without it, Discord answers before it has looked at the message.
      if (target.kind === 'discord') url.searchParams.set('wait', 'true');
      return {
        url,
        headers: {},
        body: JSON.stringify(CHAT_MESSAGES[target.kind](notification, target.isFull)),
      };
    }
  }
}
