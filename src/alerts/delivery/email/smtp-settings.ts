/** The operator's mail server. */
export interface SmtpSettings {
  host: string;
  port: number;
  /** `tls` from the first byte (port 465), `starttls` required (587), or `none`. */
  security: 'tls' | 'starttls' | 'none';
  user?: string;
  password?: string;
  /** Sender address. */
  from: string;
}
